import { defineViews } from '@/crud/views';
import { productType } from '@schemas/iot/product-type';
import { AddStandards } from './types/AddStandards';
import { CreateType } from './types/CreateType';

export default defineViews(productType, { actions: { addStandards: AddStandards }, pages: { create: CreateType } });
