import { defineResource, text, type RecordOf } from '@/dsl';
import { content } from '../services';

export const article = defineResource({
  name: 'content/article',
  api: content('articles', { id: { name: 'id', wireAs: 'number' }, page: 'GET .', sort: false }),
  recordTitle: 'title',
  fields: {
    title: text({ readOnly: true }),
  },
});
export type Article = RecordOf<typeof article>;
