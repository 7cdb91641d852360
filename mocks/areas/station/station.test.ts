import { objectOf } from '@/schema/objectOf';
import { utils, write } from '@e965/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { areas } from '../../areas';
import { consoleLabels } from '../../labels';
import { at, listAt, testBackend } from '../../testing';

const SMP = '/smp/v3/web';

describe('station infrastructure of the reference backend', () => {
  const { call, raw, token: tokenOf } = testBackend({ modules: areas, labels: consoleLabels });
  let token = '';
  beforeAll(async () => {
    token = await tokenOf('tenant@demo.energy');
  });
  const post = (path: string, params: object) => call(`POST ${SMP}/${path}`, params, token);
  const page = async (path: string, params: object = {}) =>
    listAt(await post(`${path}/page`, { pageNum: 1, pageSize: 100, ...params }));
  const stationId = async () => listAt(await post('common/workTicket/stationList', {}), '')[0]?.id;

  // covers VS-129, VS-132
  it('keeps an archive, has it reviewed, and closes it to changes meanwhile', async () => {
    const archive = {
      projectName: 'Roof C',
      projectCode: 'NL-X-1',
      stationId: await stationId(),
      projectType: 'pv',
      owner: 'Us',
      capacity: '10 kWp',
      area: 'Utrecht',
      address: 'Street 1',
    };
    const id = at(await post('stationInfrastructure/archives/save', archive), 'id');
    const status = async () => at(await post('stationInfrastructure/archives/detail', { id }), 'status');
    expect(await status()).toBe('draft');
    expect((await post('profile/submit', { id })).code).toBe('0000');
    expect((await post('stationInfrastructure/archives/update', { id, ...archive, owner: 'Others' })).code).toBe(
      '4000',
    );
    expect(at(await post('profile/approve', { id, result: 'reject' }), 'errors')).toHaveProperty('opinion');
    expect((await post('profile/approve', { id, result: 'reject', opinion: 'The drawing is missing.' })).code).toBe(
      '0000',
    );
    expect(await status()).toBe('rejected');
    expect((await post('stationInfrastructure/archives/update', { id, ...archive, owner: 'Others' })).code).toBe(
      '0000',
    );
    await post('profile/submit', { id });
    expect((await post('profile/approve', { id, result: 'pass' })).code).toBe('0000');
    expect(await status()).toBe('approved');
    const logs = listAt(await post('stationInfrastructure/archives/detail', { id }), 'logs');
    expect(logs.map(({ action }) => action)).toEqual(['approve', 'submit', 'edit', 'reject', 'submit', 'create']);
    expect((await post('stationInfrastructure/archives/delete', { id })).code).toBe('4000');
  });

  // covers VS-130
  it('saves project roles enabled, and turns them off and on', async () => {
    const [user] = listAt(await post('user/list', {}), '');
    const id = at(
      await post('userRole/save', {
        stationId: await stationId(),
        roleName: 'Watch',
        roleType: 'duty',
        userIds: [user?.id],
      }),
      'id',
    );
    const enabled = async () => (await page('userRole', { roleName: 'Watch' }))[0]?.enabled;
    expect(await enabled()).toBe(1);
    expect((await post('userRole/enable', { id, enabled: 0 })).code).toBe('0000');
    expect(await enabled()).toBe(0);
    expect((await post('userRole/enable', { id, enabled: 0 })).code).toBe('4000');
    expect((await post('userRole/enable', { id, enabled: 1 })).code).toBe('0000');
  });

  // covers VS-131, VR-037
  it('verifies an address book first, tells which rows failed, and stores the others once they are confirmed', async () => {
    const book = utils.book_new();
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet([
        ['Name', 'Company', 'Phone'],
        ['Bo Good', 'Grid', '13800005555'],
        ['', 'Grid', '13800005556'],
      ]),
      'data',
    );
    const form = new FormData();
    form.append('file', new File([write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer], 'book.xlsx'));
    const response = await raw('POST', `${SMP}/userBook/import`, {
      body: form,
      headers: { authorization: `Bearer ${token}`, language: 'en' },
    });
    const answer = objectOf(await response.json());
    expect(answer.data).toMatchObject({ successCount: 1, failCount: 1, failList: [{ row: 3, field: 'name' }] });
    expect(await page('userBook', { name: 'Bo Good' })).toEqual([]);
    expect((await post('userBook/import/confirm', { importKey: objectOf(answer.data).importKey })).code).toBe('0000');
    expect(await page('userBook', { name: 'Bo Good' })).toHaveLength(1);
    const template = await call(`GET ${SMP}/userBook/template/download`, {}, token);
    expect(template.response.headers.get('content-disposition')).toContain('.xlsx');
  });
});
