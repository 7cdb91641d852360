import { beforeAll, describe, expect, it } from 'vitest';
import { lintResource, type LintMessages } from '@/schema/lint';
import { areas } from '@mocks/areas';
import { allResources } from '@mocks/resources';
import { at, listAt, testBackend } from '@mocks/testing';
import { mergeMessages } from '@/data/texts/mergeMessages';
import { oneMoreState, oneMoreStateTexts } from '../fixtures/oneMoreState';
import en from '../../locales/ticket/en.json';
import common from '../../locales/common/en.json';

const resources = allResources.map((one) => (one.name === oneMoreState.name ? oneMoreState : one));
const TICKET = 'POST /smp/v3/web/workTicket';

describe("one more state and its move in the file of the ticket's workflow", () => {
  it('needs its texts, and nothing else', () => {
    const messages = mergeMessages(common, en) as LintMessages;
    const findings = (texts: LintMessages) =>
      lintResource(oneMoreState, { messages: { en: texts }, actionComponents: new Set(['print']) }).map(
        ({ path }) => path,
      );
    expect(findings(messages).toSorted()).toEqual(
      ['actions.void.label', 'enums.status.voided', 'states.status.voided'].map(
        (key) => `ticket/work-ticket: resources.ticket/work-ticket.${key}`,
      ),
    );
    expect(
      findings(mergeMessages(messages, { resources: { 'ticket/work-ticket': oneMoreStateTexts } }) as LintMessages),
    ).toEqual([]);
  });

  describe('in the backend', () => {
    const { call, token } = testBackend({ resources, modules: areas });
    let [planner, issuer, licensor, id] = ['', '', '', ''];
    beforeAll(async () => {
      [planner, issuer, licensor] = [
        await token('planner@demo.energy'),
        await token('issuer@demo.energy'),
        await token('licensor@demo.energy'),
      ];
      id = String(
        listAt(await call(`${TICKET}/page`, { pageNum: 1, pageSize: 50, status: 'pendingPermit' }, planner))[0]?.id,
      );
    });
    const makeVoid = (who: string, more: object = {}) =>
      call(`${TICKET}/void`, { id, fromStatus: 'pendingPermit', ...more }, who);

    it('is open to who is named, asks why, and is told in the history', async () => {
      expect((await makeVoid(licensor, { opinion: 'no' })).msg).toBe(
        'This is for somebody else to do: the record names who.',
      );
      expect(at(await makeVoid(issuer), 'errors')).toEqual({ opinion: 'This field is required.' });
      expect((await makeVoid(issuer, { opinion: 'Wrong roof.' })).code).toBe('0000');
      expect((await call(`${TICKET}/detail`, { id }, planner)).data).toMatchObject({ status: 'voided' });
      expect(listAt(await call(`${TICKET}/log/list`, { id }, planner), '')[0]).toMatchObject({
        action: 'void',
        from: 'pendingPermit',
        to: 'voided',
        remark: 'Wrong roof.',
      });
    });

    it('is closed in any other state, and closes the other moves', async () => {
      expect((await makeVoid(issuer, { opinion: 'again' })).code).toBe('4009');
      expect((await call(`${TICKET}/permit`, { id }, licensor)).code).toBe('4000');
      expect(
        listAt(await call(`${TICKET}/page`, { pageNum: 1, pageSize: 50, status: 'voided' }, planner)).map(
          (row) => row.id,
        ),
      ).toEqual([id]);
    });
  });
});
