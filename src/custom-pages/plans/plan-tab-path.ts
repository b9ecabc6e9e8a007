/** Where a person sees the plan they have (D3 §2.4 'My account'). */
export const planTabPath = '/my-account?tab=plan'
