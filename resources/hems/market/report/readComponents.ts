import { readPage, asObject, asText } from '@/api';
import { nameIn, readNumber } from '@/schema';
import { objectsIn } from '../../strategy/user-detail/objectsIn';
import { clamped, type Cell } from './layout';

/** A component of the market report. */
export interface Component extends Cell {
  readonly title: string;
  readonly titleEn: string;
  readonly type: string;
  readonly dataSource: string;
  readonly text: string;
}

/** Its name in the language of who reads, else the other one. */
export const titleOf = ({ title, titleEn }: Component, locale: string): string =>
  nameIn({ name: title, nameEn: titleEn }, locale) || '-';

const codeOf = (value: unknown): string => asText(asObject(value)?.code ?? value);

/** `list`, or a bare list; one without an id is none, one without a place stands below the others. */
export function readComponents(raw: unknown): Component[] {
  const { rows } = readPage(raw) ?? { rows: [] };
  return objectsIn(rows).flatMap((row, place): Component[] => {
    const id = asText(row.id) || asText(row.componentId);
    if (id === '') return [];
    const cell = clamped({
      id,
      x: readNumber(row.x) ?? 0,
      y: readNumber(row.y) ?? place * 6,
      w: readNumber(row.w) ?? 6,
      h: readNumber(row.h) ?? 6,
    });
    return [
      {
        ...cell,
        title: asText(row.title),
        titleEn: asText(row.titleEn),
        type: codeOf(row.type),
        dataSource: codeOf(row.dataSource),
        text: asText(row.text),
      },
    ];
  });
}

/** What each component shows, by its id. */
export function readData(raw: unknown): ReadonlyMap<string, unknown> {
  const { rows } = readPage(raw) ?? { rows: [] };
  return new Map(objectsIn(rows).map((row) => [asText(row.componentId), row.data]));
}
