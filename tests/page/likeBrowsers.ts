import { StyleSheet } from '@emotion/sheet';

/*
 * Before each file of tests with a page: what happy-dom does in its own, slow way. Together half of the time of these
 * tests.
 *
 * An element as text is `[object HTMLElement]` in browsers, and the whole document below it in happy-dom; Popper asks
 * every element for it, many times.
 */
Reflect.deleteProperty(Element.prototype, 'toString');

/** What decides whether something can be seen, named or clicked. */
const TELLING = /display|visibility|pointer-events/;
const { insert } = StyleSheet.prototype;

/**
 * Each question for a role asks every rule about each element and all above it: rules that only color and place are
 * left out, nothing here has a layout.
 */
function insertTelling(this: StyleSheet, rule: string): void {
  if (TELLING.test(rule)) insert.call(this, rule);
}
if (insert.name !== insertTelling.name) StyleSheet.prototype.insert = insertTelling;
