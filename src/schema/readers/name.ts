/*
 * Names whose letters do not stand in the order they are written in.
 */
import { RIGHT_TO_LEFT } from './text';

/** What turns letters round, and letters that may look like Latin ones without being any. */
const SUSPECT = /[\u0370-\u058f\u13a0-\u13fd\u202d\u202e\uab70-\uabbf\uff21-\uff5a\ud835]/;
const OVERRIDE = /[\u202d\u202e]/;
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Whether a name has signs or letters by which it may pass for another. Most have none, and need no closer look
 * (`mixesAlphabets`).
 */
export const mayDeceive = (name: string): boolean => SUSPECT.test(name);

/** Whether a name has letters that run from right to left. */
export const runsRightToLeft = (name: string): boolean => RIGHT_TO_LEFT.test(name);

/** Whether a sign within it turns the letters of a name round. */
export const isTurned = (name: string): boolean => OVERRIDE.test(name);

/**
 * A name in the order of its letters: where an override would turn them round, every sign of direction is written out.
 *
 * @example shownName('invoice\u202egpj.exe') // 'invoice⟨U+202E⟩gpj.exe'
 */
export function shownName(name: string): string {
  return isTurned(name)
    ? name.replace(DIRECTIONS, (sign) => `⟨U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}⟩`)
    : name;
}

/** A name without any sign of direction: names of files go where nothing isolates them. */
export const withoutDirections = (name: string): string => name.replace(DIRECTIONS, '');

/**
 * A name as a sentence holds it: where its direction would change the order of the words around it, between signs that
 * isolate it (FSI, PDI). Other names are as they were.
 */
export function isolated(name: string): string {
  const shown = shownName(name);
  return runsRightToLeft(shown) || shown.search(DIRECTIONS) >= 0 ? `\u2068${shown}\u2069` : shown;
}
