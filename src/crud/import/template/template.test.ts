import { describe, expect, it } from 'vitest';
import { readTemplate } from './readTemplate';

const FIELDS = [
  { name: 'name', names: ['Name', '名称', 'name'] },
  { name: 'code', names: ['Serial number', '序列号', 'code'] },
];

describe("a server's template", () => {
  it('has headings of its own, and examples of whatever it likes', () => {
    expect(
      readTemplate(
        [['Fill in below'], ['序列号', 'Kind', 'Name *'], ['S-1', 'x', '示例'], [], ['S-2', null, 'Second']],
        FIELDS,
      ),
    ).toEqual({
      layout: [
        { heading: '序列号', name: 'code' },
        { heading: 'Kind', name: null },
        { heading: 'Name *', name: 'name' },
      ],
      examples: [
        { code: 'S-1', name: '示例' },
        { code: 'S-2', name: 'Second' },
      ],
    });
  });

  it('may have no example', () => expect(readTemplate([['Name']], FIELDS).examples).toEqual([]));
});
