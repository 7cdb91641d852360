import { defineViews } from '@/crud/views';
import { plant } from '@schemas/vpp/operation/plant';
import { PlantAbility } from './ability/PlantAbility';

export default defineViews(plant, { related: { ability: PlantAbility } });
