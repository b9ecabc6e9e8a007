/** The plans on sale, by the name of the role that has them; `free` is Cloud Basic (D3 §6 'Other rules', PLAN-D20). */
export const plans = ['free', 'premium', 'enterprise'] as const
export type Plan = (typeof plans)[number]

/** Plans a person changes to without sales (D1 §7). */
export type ChosenPlan = Exclude<Plan, 'enterprise'>
