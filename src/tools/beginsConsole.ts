/** A module that begins the console. Where it is a part of another app, that app draws first. */
export const BEGINS = /\bimport\b[^;]*\bstartConsole\b/;
