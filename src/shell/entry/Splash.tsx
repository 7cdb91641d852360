import { useSignInPlace } from '../sign-in/SignInContext';
import { useColors } from '../sign-in/useColors';
import '../theme/root.css';
import '../sign-in/signIn.css';

/** While the console loads. */
export function Splash() {
  const { brand, t } = useSignInPlace();
  return (
    <div className="splash" style={useColors(brand)} role="status">
      <img src={brand.logo} alt="" width="56" height="56" />
      <span>{t('opening')}</span>
      <div className="splash-bar" />
    </div>
  );
}
