export * from '@/schema/dates/formats';
