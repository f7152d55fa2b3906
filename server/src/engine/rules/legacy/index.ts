import { legacyDebtMarker } from './debt-marker';

/** The rules about leftovers of a retired format. */
export const legacyRules = [legacyDebtMarker];
