import { DeviceBoard } from './device/DeviceBoard';
import { HomePage } from './shell/HomePage';

/** Home devices page (spec 02 §2): controller and devices of a home. */
export default function DevicePage() {
  return (
    <HomePage page="hems/device">
      <DeviceBoard />
    </HomePage>
  );
}
