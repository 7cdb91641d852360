import { Box } from '@mui/material';
import type { AnyRecord } from '@/schema';
import type { Home } from '../context/readHome';
import { WithHome } from '../shell/WithHome';
import { DeviceTable, TariffTable, UserTable } from './HomeTables';
import { InfoFacts } from './InfoFacts';
import { InfoLinks } from './InfoLinks';
import type { HomeInfo } from './readHomeInfo';
import { StrategyFacts } from './StrategyFacts';

interface InfoBoardProps {
  readonly home: Home;
  readonly record: AnyRecord;
  readonly info: HomeInfo;
}

/** Everything that is known of a home, block by block. */
export function InfoBoard({ home, record, info }: InfoBoardProps) {
  return (
    <WithHome home={home}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <InfoLinks id={home.id} />
        <InfoFacts record={record} />
        <UserTable users={info.users} />
        <TariffTable tariffs={info.tariffs} />
        <StrategyFacts byTypes={info.byTypes} byDevices={info.byDevices} />
        <DeviceTable devices={info.devices} />
      </Box>
    </WithHome>
  );
}
