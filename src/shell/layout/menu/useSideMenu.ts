import { useEffect, useState } from 'react';
import { useEvent } from 'react-admin';
import { useNavigate } from 'react-router';
import type { Platform } from '@/access/internal';
import { type RouteGrant, useAccess } from '@/access';
import { currentPlatform, readMenuMemory, writeMenuMemory } from './menuMemory';

export interface SideMenuState {
  readonly platform: Platform | undefined;
  readonly collapsed: boolean;
  /** A platform was chosen and its first page is not on the screen yet. */
  readonly switching: boolean;
  toggleCollapsed(): void;
  choosePlatform(platform: Platform): void;
  /** A page is on the screen. */
  arrived(): void;
}

/** Platform, active item and collapse state of the side menu, remembered for the user. */
export function useSideMenu(userId: string, pathname: string, grant: RouteGrant | undefined): SideMenuState {
  const access = useAccess();
  const navigate = useNavigate();
  const [collapsed, setCollapsed] = useState(() => readMenuMemory(userId).collapsed);
  const [switching, setSwitching] = useState(false);
  useEffect(() => {
    if (grant) writeMenuMemory(userId, { path: grant.path });
  }, [userId, grant]);
  const choosePlatform = useEvent(({ first }: Platform) => {
    if (first === undefined || first === pathname) return;
    setSwitching(true);
    void navigate(first);
  });
  const toggleCollapsed = useEvent(() => {
    writeMenuMemory(userId, { collapsed: !collapsed });
    setCollapsed(!collapsed);
  });
  const arrived = useEvent(() => {
    if (switching) setSwitching(false);
  });
  return {
    platform: currentPlatform(access, grant?.path, readMenuMemory(userId)),
    collapsed,
    switching,
    toggleCollapsed,
    choosePlatform,
    arrived,
  };
}
