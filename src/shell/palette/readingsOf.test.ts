import { describe, expect, it } from 'vitest';
import { readingsOf } from './readingsOf';

const read = (text: string) => Array.from(text, (letter) => readingsOf(letter)[0]);

describe('how Chinese characters are read', () => {
  it('is told by their order in dictionaries', () => {
    expect(read('用户管理')).toEqual(['yong', 'hu', 'guan', 'li']);
    expect(read('虚拟电厂')).toEqual(['xu', 'ni', 'dian', 'chang']);
    expect(read('户用储能操作日志')).toEqual(['hu', 'yong', 'chu', 'neng', 'cao', 'zuo', 'ri', 'zhi']);
    expect(read('欧阿座')).toEqual(['ou', 'a', 'zuo']);
  });

  it('may be more than one way', () => {
    expect(readingsOf('重')).toEqual(['zhong', 'chong']);
    expect(readingsOf('调')).toContain('tiao');
    expect(readingsOf('角')).toEqual(['jiao', 'jue']);
  });

  it('is nothing for other letters', () => {
    expect(['a', '1', 'ü', 'か', '·'].flatMap(readingsOf)).toEqual([]);
  });
});
