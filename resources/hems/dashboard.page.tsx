import { Dashboard } from './dashboard/Dashboard';
import { HomePage } from './shell/HomePage';

/** Home dashboard (spec 02 §2). */
export default function DashboardPage() {
  return (
    <HomePage page="hems/dashboard">
      <Dashboard />
    </HomePage>
  );
}
