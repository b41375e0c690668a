import type { RejectedForm } from '@elvora/catalogue/contract';
import type { Configuration } from '../data/configuration.ts';
import type { ResourceResults } from '../data/resourceResults.ts';

/** State that the server embeds in a page as JSON, and that hydration reads. */
export interface PageState {
  configuration: Configuration;
  /** Null when they load with the first intent. */
  results: ResourceResults | null;
  rejectedForm: RejectedForm | null;
}
