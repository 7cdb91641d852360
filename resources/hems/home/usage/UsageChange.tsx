import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { AmountChange, type Standing } from '@/report';
import { formatList, type Measures } from '@/schema';
import { alike } from './alike';
import { partName } from './partName';
import type { UsageAnswer } from './readUsage';
import { useUsageText } from './useUsageText';

/** What the usage of a home is compared with. */
export interface UsageBefore {
  /** The other time, in words. */
  readonly against: string;
  /** Undefined while it is on its way. */
  readonly answer: UsageAnswer | undefined;
  /** Of what no device was there in either time. */
  readonly absent: Standing['absent'] | undefined;
}

interface UsageChangeProps {
  readonly of: 'usage' | 'generation' | 'independence' | 'selfUse';
  readonly answer: UsageAnswer;
  readonly before: UsageBefore;
  readonly measures: Measures;
}

/** How a ring of the usage changed; a total without what only one of the two times has, which is said. */
export function UsageChange({ of, answer, before: { against, answer: then, absent }, measures }: UsageChangeProps) {
  const say = useUsageText();
  const translate = useTranslate();
  if (of === 'independence' || of === 'selfUse')
    return <AmountChange amount={answer[of]} before={then?.[of]} against={against} />;
  const compared = then && alike(answer[of], then[of], measures, absent);
  return (
    <>
      <AmountChange amount={compared?.now ?? answer[of].total} before={compared?.before} against={against} />
      {compared && compared.left.length > 0 && (
        <Typography variant="caption" sx={{ color: 'text.secondary', flexBasis: '100%' }}>
          {say('alike', { names: formatList(compared.left.map((part) => partName(part, measures, translate))) })}
        </Typography>
      )}
    </>
  );
}
