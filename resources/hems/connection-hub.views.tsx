import { defineViews } from '@/crud/views';
import { connectionHub } from '@schemas/hems/connection-hub';
import { ConnectParams } from './office/ConnectParams';

export default defineViews(connectionHub, { inputs: { params: ConnectParams } });
