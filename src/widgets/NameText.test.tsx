import { cleanup, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { ReferenceLink } from '@/fields/reference/ReferenceLink';
import { OneLine } from '@/fields/OneLine';
import { ConfirmDialog } from './ConfirmDialog';
import { MatchText } from './MatchText';
import { NameText } from './NameText';
import { PageHeading } from './PageHeading';

afterEach(cleanup);

const i18n = { translate: (key: string) => key, changeLocale: () => Promise.resolve(), getLocale: () => 'en' };
const show = (content: React.ReactNode) => render(<CoreAdminContext i18nProvider={i18n}>{content}</CoreAdminContext>);
const TURNED = 'Admin \u202e tpircs';
const MIXED = '\u0430dmin';

it('is plain text for a usual name', () => {
  const { container } = show(
    <p>
      <NameText text="Acme 一号 (2)" />
    </p>,
  );
  expect(container.innerHTML).toBe('<p>Acme 一号 (2)</p>');
});

it('isolates a name from right to left', () => {
  const { container } = show(
    <p>
      <NameText text="شركة (A)" />
    </p>,
  );
  expect(container.innerHTML).toBe('<p><bdi>شركة (A)</bdi></p>');
});

const PLACES: readonly (readonly [string, (name: string) => React.ReactNode])[] = [
  ['a cell', (name) => <OneLine text={name} />],
  ['a reference', (name) => <ReferenceLink text={name} href={undefined} />],
  ['a heading', (name) => <PageHeading title={name} />],
  [
    'a question',
    (name) => (
      <ConfirmDialog
        open
        title={`Delete “${name}”?`}
        confirmLabel="Delete"
        onConfirm={() => undefined}
        onClose={() => undefined}
      />
    ),
  ],
  ['a choice', (name) => <MatchText text={name} query="" />],
  ['a choice that is searched for', (name) => <MatchText text={name} query="DMIN" />],
];

it.each(PLACES)('writes an override out in %s', async (_, draw) => {
  show(draw(TURNED));
  expect(await screen.findByRole('img', { name: 'widgets.name.turned' })).toBeTruthy();
  expect(document.body.textContent).toContain('⟨U+202E⟩');
  expect(document.body.textContent).not.toContain('\u202e');
  expect(document.body.innerHTML).not.toContain('\u202e');
});

it.each(PLACES)('hints at letters of another alphabet in %s', async (_, draw) => {
  show(draw(MIXED));
  expect(await screen.findByRole('img', { name: 'widgets.name.alphabets' })).toBeTruthy();
  expect(document.body.textContent).toContain(MIXED);
});

it('runs in its own direction on one line, its whole text in the title', () => {
  const { container } = show(<OneLine text="شركة الطاقة الشمسية" />);
  expect(container.querySelector('.one-line')?.outerHTML).toContain('dir="auto"');
  expect(container.querySelector('.one-line')?.getAttribute('title')).toBe('شركة الطاقة الشمسية');
});
