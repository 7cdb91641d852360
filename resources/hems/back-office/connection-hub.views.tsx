import { defineViews } from '@/crud/views';
import { connectionHub } from '@schemas/hems/back-office/devices/connection-hub';
import { ConnectParams } from './ConnectParams';

export default defineViews(connectionHub, { inputs: { params: ConnectParams } });
