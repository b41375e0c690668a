import { tmpdir } from 'node:os';
import { hasSharedMemory, memoryFolder } from '../../../scripts/sharedMemory.ts';

const minFreeBytes = 4e9;

/** Folder for the data of tests: in memory where that has space, because commits of databases wait for a disk. */
export const temporaryFolder = (): string => (hasSharedMemory(minFreeBytes) ? memoryFolder : tmpdir());
