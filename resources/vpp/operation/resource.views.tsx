import { defineViews } from '@/crud/views';
import { vppResource } from '@schemas/vpp/operation/resource';
import { TreeDialog } from './resource/TreeDialog';
import { TypeInput } from './resource/TypeInput';

export default defineViews(vppResource, { inputs: { resourceType: TypeInput }, actions: { tree: TreeDialog } });
