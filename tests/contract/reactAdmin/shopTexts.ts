import type { Messages } from '@/data/registry/registry';

const texts = (words: Readonly<Record<string, string>>, author: Messages, book: Messages) => async () => ({
  default: { resources: { 'shop/author': author, 'shop/book': book }, areas: { shop: words } },
});

/** Texts of the two schemas, as `locales/shop` would hold them. */
export const shopTexts = {
  'locales/shop/en.json': texts(
    {},
    { name: 'Authors', one: 'Author', fields: { name: 'Pen name' } },
    {
      name: 'Books',
      one: 'Book',
      fields: {
        title: 'Book title',
        authorId: 'Written by',
        price: 'Shop price',
        state: 'Where it stands',
        printed: 'In print',
        since: 'On sale since',
        editions: 'All editions',
      },
      inner: { editions: { fields: { place: 'Printed in', copies: 'Copies' } } },
      enums: { state: { draft: 'Draft', printed: 'Printed' } },
      sections: { basic: 'The book', more: 'More' },
    },
  ),
  'locales/shop/zh.json': texts(
    {},
    { name: '作者', one: '作者', fields: { name: '笔名' } },
    { name: '图书', one: '图书', fields: { title: '书名', authorId: '作者', price: '售价' } },
  ),
};
