import en from './texts/en.json';
import zh from './texts/zh.json';

/** What the demonstration says; both languages complete. */
export type DemoTexts = typeof en;

export const texts: Readonly<Record<'en' | 'zh', DemoTexts>> = { en, zh };
