import { describe, expect, it } from 'vitest';
import type { Messages } from '@/data/registry/registry';
import en from '../../../locales/common/en.json';
import zh from '../../../locales/common/zh.json';

const flat = (messages: Messages, above = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[above + key, value] as [string, string]] : flat(value, `${above}${key}.`),
  );
const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort();

describe('common texts', () => {
  const english = new Map(flat(en));
  const chinese = new Map(flat(zh));

  it('have the same keys in both languages', () => {
    expect([...chinese.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('have the same placeholders, and no empty text', () => {
    for (const [key, text] of english) {
      expect([key, placeholders(chinese.get(key) ?? '')]).toEqual([key, placeholders(text)]);
      expect([key, text.trim() !== '', chinese.get(key)?.trim() !== '']).toEqual([key, true, true]);
    }
  });

  it('have one form in Chinese, which knows no plural', () => {
    for (const [key, text] of chinese) expect([key, text.includes('||||')]).toEqual([key, false]);
  });

  it('say what spec 01 §8 says', () => {
    expect(en.errors).toMatchObject({
      business: 'Backend request failed, please retry later',
      permissionChanged: 'The platform permission has been modified. Please log in again!',
      badGateway: 'Network request error. Please check if the network cable is disconnected!',
      tooMany: 'Your request frequency is too high. Please try again later!',
      server: 'Server request error, contact the administrator',
      forbidden: 'No permission',
    });
    expect(en.access.noApplications).toBe(
      'You do not have application permissions. Please contact the administrator to activate them.',
    );
    expect(en.shell.logout.confirm).toBe('Are you sure you want to log out?');
  });
});
