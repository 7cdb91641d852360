import { describe, expect, it } from 'vitest';
import { decodeRecord, dueAt, isTurnOf, turnsNow, unmetGuards, type AnyRecord, type Resource } from '@/schema';
import { archive } from '../station/archive';
import { workOrder } from './work-order';
import { workTicket } from './work-ticket';

const read = (resource: Resource, row: object): AnyRecord => decodeRecord(resource, { id: 7, ...row });

describe('records of a cloud that knows only the specification', () => {
  it('are read without anything optional', () => {
    for (const resource of [workTicket, workOrder, archive]) {
      const record = read(resource, {});
      expect(record.id).toBe('7');
      expect(turnsNow(resource, record)).toEqual([]);
      expect(dueAt(resource.workflow, record)).toBeUndefined();
    }
    expect(
      read(workTicket, { memberIds: null, isolationMeasures: null, hazards: 'none', attachments: '' }),
    ).toMatchObject({
      memberIds: null,
      isolationMeasures: null,
      hazards: null,
    });
  });

  it('tell what is asked for beside the work as a state of its own, or apart', () => {
    expect(read(workTicket, { status: 'changePending' })).toMatchObject({
      status: 'working',
      changeState: 'pending',
      extensionState: 'none',
    });
    expect(read(workTicket, { status: { code: 'extensionPending', desc: '延期待批准' } })).toMatchObject({
      status: 'working',
      changeState: 'none',
      extensionState: 'pending',
    });
    expect(read(workTicket, { status: 'working', changeState: 'approved', extensionState: 'pending' })).toMatchObject({
      status: 'working',
      changeState: 'approved',
      extensionState: 'pending',
    });
  });

  it('tell by the record what became of a request, where the cloud keeps one state', () => {
    const requested = {
      status: 'working',
      leaderId: 4,
      planEnd: '2026-10-02 18:00:00',
      newLeaderId: { id: '4', name: 'Li' },
      extendTo: '2026-10-02 20:00:00',
    };
    expect(read(workTicket, requested)).toMatchObject({ changeState: 'approved', extensionState: 'rejected' });
    expect(read(workTicket, { ...requested, leaderId: 5, planEnd: requested.extendTo })).toMatchObject({
      changeState: 'rejected',
      extensionState: 'approved',
    });
    expect(read(workTicket, { status: 'working', newLeaderId: '', extendTo: null })).toMatchObject({
      changeState: 'none',
      extensionState: 'none',
    });
  });

  it('are offered one request at a time where the cloud keeps one state, and both where it tells them apart', () => {
    const unmet = (key: string, row: object) => unmetGuards(workTicket, key, read(workTicket, row), { early: true });
    const planEnd = '2999-01-01 00:00:00';
    expect(unmet('applyExtension', { status: 'changePending', planEnd })).toEqual(['nothingPending']);
    expect(unmet('changeUser', { status: 'extensionPending', planEnd })).toEqual(['nothingPending']);
    expect(unmet('applyExtension', { status: 'working', changeState: 'pending', planEnd })).toEqual([]);
    expect(unmet('changeUser', { status: 'working', extensionState: 'pending', planEnd })).toEqual([]);
  });

  it('have states as codes or with words, also states this console does not know', () => {
    expect(read(workOrder, { status: { code: 'pendingSign', desc: '待签发' } }).status).toBe('pendingSign');
    expect(read(workOrder, { status: { code: 'parked', desc: '搁置' } })).toMatchObject({
      status: 'parked',
      $texts: { status: '搁置' },
    });
    expect(turnsNow(workOrder, read(workOrder, { status: 'parked', signer: '9' }))).toEqual([]);
  });

  it('name people by id, under either name, or nobody: then the cloud decides whose turn it is', () => {
    expect(read(workOrder, { signerId: 9, handler: { id: 8, name: 'Li' } })).toMatchObject({ signer: '9' });
    const ticket = read(workTicket, { status: 'pendingAudit', issuerId: '5' });
    expect(isTurnOf(ticket, 'issuerUserId', '1')).toBe(true);
  });
});
