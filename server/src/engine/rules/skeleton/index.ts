import { skeletonAliasHeading } from './alias-heading';
import { skeletonBannedHeading } from './banned-heading';
import { skeletonDuplicateSection } from './duplicate-section';
import { skeletonEmptySection } from './empty-section';
import { skeletonFirstSection } from './first-section';
import { skeletonHeadingForm } from './heading-form';
import { skeletonMissingSection } from './missing-section';
import { skeletonSectionOrder } from './section-order';

/** The rules about the sections of the contract. */
export const skeletonRules = [
  skeletonAliasHeading,
  skeletonBannedHeading,
  skeletonDuplicateSection,
  skeletonEmptySection,
  skeletonFirstSection,
  skeletonHeadingForm,
  skeletonMissingSection,
  skeletonSectionOrder,
];
