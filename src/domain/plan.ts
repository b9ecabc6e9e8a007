/** Plans a person changes to without sales (D1 §7); Cloud Basic is `free` on the wire. */
export type ChosenPlan = 'free' | 'premium'
