export const LANGUAGES = [
  { code: 'zh', tag: 'zh-CN', name: '中文' },
  { code: 'en', tag: 'en', name: 'English' },
] as const;
