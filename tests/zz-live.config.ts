import config from './playwright.config';

const [, lab] = [config.webServer ?? []].flat();
export default { ...config, retries: 0, webServer: lab ? [lab] : [] };
