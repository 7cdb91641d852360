import { boolean, date, defineResource, enumeration, number, reference, rows, section, text } from '@/dsl';

/** A schema of the tests: what an own page of react-admin is about. */
export const author = defineResource({
  name: 'shop/author',
  api: '/shop/author',
  fields: { name: text({ required: true }) },
});

/** One with a bit of everything that react-admin has an input for. */
export const book = defineResource({
  name: 'shop/book',
  api: '/shop/book',
  fields: {
    title: text({ required: true, max: 20 }),
    authorId: reference('shop/author'),
    price: number({ min: 0 }),
    state: enumeration(['draft', 'printed']),
    printed: boolean(),
    since: date(),
    editions: rows({ place: text(), copies: number() }),
  },
  form: [section('basic', ['title', 'authorId', 'price', 'state', 'printed', 'since']), section('more', ['editions'])],
});
