import { expect, it } from 'vitest';
import { listAt, testBackend } from '../../../testing';
import alarms from './module';

it('keeps what an alarm says when somebody adds a note to it', async () => {
  const { call, token } = testBackend({ modules: [alarms] });
  const admin = await token('admin@demo.energy');
  const active = async () =>
    listAt(await call('POST /iemscloud/alarm/web/alarm/list', { pageNum: 1, pageSize: 1, status: 'active' }, admin))[0];
  const before = await active();
  expect(before?.content).toBeTruthy();
  const note = { alarmId: before?.id, content: 'Fuse replaced', attachments: [] };
  const { code } = await call('POST /iemscloud/alarm/web/alarm/append/add', note, admin);
  expect(code).toBe('0000');
  expect(await active()).toMatchObject({ id: before?.id, content: before?.content });
});
