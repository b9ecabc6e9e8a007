/** Friendly names of the cloud pipeline's steps (D1 §4 'Cloud pipeline states'). */
export const pipelineSteps = {
  basicResources: 'Deploying Basic Resources',
  databaseServices: 'Creating Database Services',
  ingressGateway: 'Creating Ingress Gateway',
  kubernetes: 'Deploying Kubernetes',
  product: 'Deploying the product',
  dns: 'Setting Up DNS',
  images: 'Provisioning product images',
  finalizing: 'Finalizing Deployment',
} as const
