import { asObject, asText } from '@/api';

export interface ModelOfBrand {
  readonly id: string;
  readonly name: string;
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The models of a brand in the tree of all brands; undefined when the brand is not in it. */
export function readBrandTree(answer: unknown, brandId: string): ModelOfBrand[] | undefined {
  const nodes = list(asObject(answer)?.list ?? answer).map((raw) => asObject(raw) ?? {});
  const own = nodes.find(({ id, brandId: other }) => asText(id ?? other) === brandId);
  return (
    own &&
    list(own.children ?? own.models ?? own.modelList).flatMap((raw) => {
      const { id, name, model } = asObject(raw) ?? {};
      return asText(id) === '' ? [] : [{ id: asText(id), name: asText(name ?? model) || asText(id) }];
    })
  );
}
