import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/* What people do with a page and read on it, for tests in a simulated browser. */

type Name = string | RegExp;

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const inside = (place: HTMLElement = document.body) => within(place);

/** Presses a button once it is there. */
export const press = async (name: Name, place?: HTMLElement) =>
  user.click(await inside(place).findByRole('button', { name }));

/** The page without menus and messages. */
export const main = () => screen.getByRole('main');

const textOf = (element: Element) => (element.textContent ?? '').trim();

/** What the rows of tables say, cell by cell, headings first. */
export const tableRows = (place: ParentNode): string[][] =>
  [...place.querySelectorAll('tr, [role=row]')].map((row) =>
    [...row.querySelectorAll('th, td, [role=columnheader], [role=rowheader], [role=gridcell], [role=cell]')].map(
      textOf,
    ),
  );

/** The values of a list of names and values. */
export const definitions = (place: ParentNode): string[] => [...place.querySelectorAll('dd')].map(textOf);
