import { CostBoard } from './cost/CostBoard';
import { HomePage } from './shell/HomePage';

/** Energy cost of a home (spec 02 §2). */
export default function EnergyCostPage() {
  return (
    <HomePage page="hems/energy-cost">
      <CostBoard />
    </HomePage>
  );
}
