/** What a project tests its schemas, views and pages with. */
export { fakeFetch, json, requestAt, success } from '@/api/testing/answers';
export { serve } from '@/api/testing/serve';
export { renderAt } from '@/crud/testing/renderAt';
export { testContracts } from './contract/testContracts';
