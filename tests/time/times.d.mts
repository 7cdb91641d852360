export const TIMES: readonly {
  readonly at: string;
  readonly zone: string;
  readonly why: string;
  readonly sample?: true;
}[];
export const SAMPLED: readonly string[];
