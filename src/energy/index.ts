/** What only a console of energy has: weather, nights and named stretches in charts, tones of energy. */
export { weatherSign } from './weather/weatherSign';
export { GroupSelector } from './groups/GroupSelector';
export type { Group } from './groups/groupStep';
export { type MapPlace, WorldMap } from './map/WorldMap';
export { CustomMenu } from './menu/CustomMenu';
export { useCustomMenu } from './menu/useCustomMenu';
export { SitePanel } from './sites/SitePanel';
export { SitePicker } from './sites/SitePicker';
export type { SiteLoader, SiteOption } from './sites/siteOption';
export { useCurrentSite } from './sites/useCurrentSite';
export { useRecentSites } from './sites/useRecentSites';
export { VideoTile } from './video/VideoTile';
export { type Video, readVideo } from './video/readVideo';
export { readSlotFigures } from './slots/readSlotFigures';
