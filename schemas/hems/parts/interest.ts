/** Where somebody comes from, and what they are after: of leads and of trials (proposed fields, lead). */
export const SOURCES = ['website', 'app', 'installer', 'referral', 'event', 'campaign', 'import', 'other'] as const;
export const INTERESTS = ['solar', 'battery', 'evCharger', 'heatPump', 'dynamicTariff', 'hems'] as const;
export const interestWords = { shared: 'hems.interest' } as const;
